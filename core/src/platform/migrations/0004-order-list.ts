import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type CountedTable, countRows, stopCounting } from './counted-table.ts';

const ORDERS: CountedTable = {
  table: 'orders',
  sums: 'order_counts',
  number: 'orders',
  time: 'created_at',
  by: ['order_status'],
};

export class OrderList1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INDEXES);
    await runner.query(countRows(ORDERS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(stopCounting(ORDERS));
    await runner.query(`
      drop index orders_by_status;
      drop index searches_by_external_id;
      create index on searches (organization_id, external_search_id) where external_search_id is not null;
    `);
  }
}

const INDEXES = `
  create index orders_by_status on orders (organization_id, order_status, created_at desc, id desc);

  drop index searches_organization_id_external_search_id_idx;
  create index searches_by_external_id on searches (organization_id, external_search_id, created_at desc, order_id desc)
    where external_search_id is not null;
`;
