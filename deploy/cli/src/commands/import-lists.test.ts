import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { type Service, useService } from '../testing/use-service.ts';

let service: Service;
let folder: string;
useService(async (made) => {
  service = made;
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-'));
});

const COLUMNS = 'UNITID,INSTNM,IALIAS,CITY,STABBR,GENTELE,OPEID,WEBADDR,CYACTIVE,NEWID,CLOSEDAT,F1SYSNAM';

async function imported(what: string, text: string) {
  const file = join(folder, 'list.csv');
  await writeFile(file, text);
  const { DATABASE_URL = '' } = service.environment;
  return run([what, 'import', file, '--json'], { environment: { DATABASE_URL, ENVIRONMENT: 'sandbox' } });
}

it('imports institutions', async () => {
  const line = '1001,Harbor University, ,Salem,OR,5125550100,100100,www.example.edu,1,-2,-2,-2';
  const ran = await imported('institutions', `${COLUMNS}\n${line}\n`);
  expect(ran).toMatchObject({ exitCode: 0 });
  expect(ran.json()).toEqual({ added: 1, changed: 0, unchanged: 0, removed: 0, skipped: 0 });
  expect(await service.test.sql('select name, source, entries from reference_imports')).toEqual([
    { name: 'institutions', source: 'list.csv', entries: 1 },
  ]);
});

it('imports vendors, again without duplicates', async () => {
  const text =
    'Employer,Vendor,Code,Type\nAcme Inc.,TALX_WORK_NUMBER,12345,\nState College,NSCH,,education\n';
  expect((await imported('vendors', text)).json()).toMatchObject({ added: 2, unchanged: 0 });
  expect((await imported('vendors', text)).json()).toMatchObject({ added: 0, unchanged: 2 });
  expect(await service.test.sql('select * from third_party_records order by 1, 2')).toEqual([
    { search_type: 'EDUCATION', entity_key: 'state college', vendor: 'NSCH', employer_code: null },
    { search_type: 'EMPLOYMENT', entity_key: 'acme', vendor: 'TALX_WORK_NUMBER', employer_code: '12345' },
  ]);
});

it.each([
  ['a column that is missing', 'employer\nAcme', 'file has no column vendor'],
  [
    'a vendor that is no code',
    'employer,vendor\nAcme,The Work Number',
    'line 2 has no vendor as TALX_WORK_NUMBER',
  ],
  ['the vendor UNKNOWN', 'employer,vendor\nAcme,UNKNOWN', 'line 2 has no vendor'],
  ['no employer', 'employer,vendor\n,NSCH', 'line 2 has no employer'],
  ['a type that is none', 'employer,vendor,type\nAcme,NSCH,HOUSING', 'line 2 has a type'],
  [
    'two vendors for one employer',
    'employer,vendor\nAcme,NSCH\nACME Inc,TRUEWORK',
    'line 3 names another vendor for the same employer',
  ],
])('refuses %s, and keeps what is there', async (_what, text, problem) => {
  const ran = await imported('vendors', text);
  expect(ran).toMatchObject({ exitCode: 2, err: expect.stringContaining(problem) });
  expect(await service.test.sql('select count(*)::int from third_party_records')).toEqual([{ count: 2 }]);
});

it('says which file cannot be read', async () => {
  const { DATABASE_URL = '' } = service.environment;
  const ran = await run(['vendors', 'import', join(folder, 'none.csv')], {
    environment: { DATABASE_URL, ENVIRONMENT: 'sandbox' },
  });
  expect(ran).toMatchObject({ exitCode: 2, err: expect.stringContaining('cannot be read (ENOENT)') });
});
