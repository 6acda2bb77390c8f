export { type FakeClock, fakeClock } from './fake-clock.ts';
export { orderInput, orderOf } from './orders.ts';
export { createTestCore, type TestCore, type TestCoreOptions, testConfig } from './test-core.ts';
