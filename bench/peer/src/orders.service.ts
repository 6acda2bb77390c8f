import { Injectable } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import type { CreateOrderDto } from './create-order.dto';
import { Activity, Applicant, AuditEntry, Order, Search } from './entities';

const SLA_MS = 7 * 24 * 60 * 60 * 1_000;

@Injectable()
export class OrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly boss: PgBoss,
  ) {}

  /** Keeps an order and enqueues its searches, all or nothing. */
  create(dto: CreateOrderDto): Promise<{ verificationOrderId: string; searchIds: string[] }> {
    return this.dataSource.transaction(async (manager) => {
      const order = await manager.save(
        manager.create(Order, {
          applicant: manager.create(Applicant, { ...dto.applicant }),
          orderStatus: 'IN_PROGRESS',
          businessContext: dto.businessContext,
          webhookConfig: dto.webhookConfig,
          searches: dto.searchTypes.map(({ searchType, externalSearchId }) =>
            manager.create(Search, {
              searchType,
              searchStatus: 'IN_PROGRESS',
              externalSearchId,
              history: dto.history.employment,
              slaAt: new Date(Date.now() + SLA_MS),
              activities: [
                manager.create(Activity, { activityType: 'SEARCH_CREATED', description: 'Search ordered' }),
              ],
            }),
          ),
        }),
      );
      const searchIds = order.searches.map(({ id }) => id);
      const resources = { orderId: order.id, searchIds };
      await manager.save(manager.create(AuditEntry, { actor: 'API', action: 'order.create', resources }));
      const db = {
        executeSql: async (text: string, values?: unknown[]) => ({ rows: await manager.query(text, values) }),
      };
      for (const searchId of searchIds) await this.boss.send('peer-search', { searchId }, { db });
      return { verificationOrderId: order.id, searchIds };
    });
  }
}
