import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Module, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PgBoss } from 'pg-boss';
import { Activity, Applicant, AuditEntry, Order, Search } from './entities';
import { OrdersController } from './orders.controller';
import { OrdersService } from './orders.service';

// What the service is measured against besides: the same order, kept by the program that many teams would write, with the
// frameworks that they would take. It seals nothing, asks for no token and knows no tenants.

const { DATABASE_URL = '', DATABASE_POOL_SIZE } = process.env;

async function startBoss(): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: DATABASE_URL, max: 2 });
  boss.on('error', (error) => process.stderr.write(`${error.message}\n`));
  await boss.start();
  await boss.createQueue('peer-search');
  return boss;
}

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: DATABASE_URL,
      entities: [Applicant, Order, Search, Activity, AuditEntry],
      synchronize: true,
      // Its function for ids is Postgres's own by now.
      uuidExtension: 'pgcrypto',
      installExtensions: false,
      extra: { max: Number(DATABASE_POOL_SIZE) },
    }),
  ],
  controllers: [OrdersController],
  providers: [OrdersService, { provide: PgBoss, useFactory: startBoss }],
})
class AppModule {}

async function main(): Promise<void> {
  const app = await NestFactory.create(AppModule, { logger: ['error', 'warn'] });
  app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true }));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  process.send?.({ port });
  for (const event of ['SIGTERM', 'disconnect'] as const) process.on(event, () => process.exit());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
