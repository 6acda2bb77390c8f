import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { AddressDto, BusinessContextDto, EmploymentDto, WebhookConfigDto } from './create-order.dto';

// The rows that the service keeps of an order, as a program declares them whose author wants them kept and no more.

@Entity('applicants')
export class Applicant {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column()
  firstName: string;

  @Column()
  lastName: string;

  @Column()
  ssn: string;

  @Column()
  birthday: string;

  @Column()
  phone: string;

  @Column()
  email: string;

  @Column('jsonb')
  addresses: AddressDto[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

@Entity('orders')
export class Order {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @ManyToOne(() => Applicant, { cascade: ['insert'] })
  applicant: Applicant;

  @Column()
  orderStatus: string;

  @Column('jsonb')
  businessContext: BusinessContextDto;

  @Column('jsonb')
  webhookConfig: WebhookConfigDto;

  @OneToMany(
    () => Search,
    (search) => search.order,
    { cascade: ['insert'] },
  )
  searches: Search[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

@Entity('searches')
@Index(['externalSearchId'])
export class Search {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @ManyToOne(
    () => Order,
    (order) => order.searches,
  )
  order: Order;

  @Column()
  searchType: string;

  @Column()
  searchStatus: string;

  @Column()
  externalSearchId: string;

  @Column('jsonb')
  history: EmploymentDto[];

  @Column('timestamptz')
  slaAt: Date;

  @OneToMany(
    () => Activity,
    (activity) => activity.search,
    { cascade: ['insert'] },
  )
  activities: Activity[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

@Entity('activities')
export class Activity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @ManyToOne(
    () => Search,
    (search) => search.activities,
  )
  search: Search;

  @Column()
  activityType: string;

  @Column()
  description: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

@Entity('audit_entries')
export class AuditEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column()
  actor: string;

  @Column()
  action: string;

  @Column('jsonb')
  resources: { orderId: string; searchIds: string[] };

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
