import { ORDER_FORM } from 'virtual:order-form';
import type { ReactNode } from 'react';
import { Panel } from '../../components/panel.tsx';
import { EntriesOf, Fields, LargeField } from '../../forms/fields.tsx';
import { useForm } from '../../forms/form-context.ts';
import {
  entriesIn,
  type FormNode,
  fieldsIn,
  type Typed,
  type TypedValue,
  textIn,
} from '../../forms/form-node.ts';
import { problemAt } from '../../forms/problems.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { type Draft, HISTORIES, type HistoryName, withHistory } from './draft.ts';
import { ReleaseField } from './release-field.tsx';

interface SectionsProps {
  draft: Draft;
  onChange: (change: (draft: Draft) => Draft) => void;
}

const HISTORY_NAMES = Object.keys(HISTORIES) as HistoryName[];

/** The parts of an order: what each needs stands open, and what most leave as it is folds. */
export function Sections({ draft, onChange }: SectionsProps) {
  const { t } = useTexts('orders');
  const change = (name: string) => (value: TypedValue) => onChange((now) => ({ ...now, [name]: value }));
  const applicant = fieldsIn(draft.applicant);
  const changeApplicant = change('applicant');
  return (
    <>
      <Part title={t('applicant')}>
        <Fields
          node={partOf('applicant')}
          name="applicant"
          path="applicant"
          value={applicant}
          onChange={changeApplicant}
          without={['signedReleaseFileUrl']}
        >
          <ReleaseField
            value={textIn(applicant.signedReleaseFileUrl)}
            onChange={(release) =>
              // An upload ends after other fields were typed into.
              onChange((now) => ({
                ...now,
                applicant: { ...fieldsIn(now.applicant), signedReleaseFileUrl: release },
              }))
            }
          />
        </Fields>
      </Part>
      <Part title={t('business')}>
        <Fields
          node={partOf('businessContext')}
          name="businessContext"
          path="businessContext"
          value={fieldsIn(draft.businessContext)}
          onChange={change('businessContext')}
        />
      </Part>
      {HISTORY_NAMES.map((name) => (
        <List
          key={name}
          node={listIn(partOf('history'), name)}
          name={name}
          path={`history.${name}`}
          title={t(name)}
          hint={t(`${name}Hint`)}
          value={entriesIn(fieldsIn(draft.history)[name])}
          onChange={(records) => onChange((now) => withHistory(now, name, records))}
        />
      ))}
      <List
        node={listIn(ORDER_FORM, 'searchTypes')}
        name="searchTypes"
        path="searchTypes"
        title={t('searches')}
        hint={t('searchesHint')}
        value={entriesIn(draft.searchTypes)}
        onChange={change('searchTypes')}
      />
      <Part title={t('forAll')} hint={t('forAllHint')}>
        {(['defaultSearchConfig', 'webhookConfig'] as const).map((name) => (
          <LargeField
            key={name}
            node={partOf(name)}
            name={name}
            parent=""
            path={name}
            value={draft[name]}
            onChange={change(name)}
          />
        ))}
      </Part>
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

type ObjectNode = Extract<FormNode, { kind: 'object' }>;

function partOf(name: string): ObjectNode {
  const node = ORDER_FORM.fields[name];
  if (node?.kind !== 'object') throw new Error(`An order has no part ${name}`);
  return node;
}

function listIn({ fields }: ObjectNode, name: string): ObjectNode {
  const node = fields[name];
  if (node?.kind !== 'list' || node.of.kind !== 'object') throw new Error(`An order has no list ${name}`);
  return node.of;
}

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <Panel title={title} hint={hint}>
    <div className="flex flex-col gap-4">{children}</div>
  </Panel>
);

interface ListProps {
  node: ObjectNode;
  name: string;
  path: string;
  title: string;
  hint: string;
  value: readonly Typed[];
  onChange: (value: readonly Typed[]) => void;
}

function List({ title, hint, path, ...entries }: ListProps) {
  const { problems } = useForm();
  const problem = problemAt(problems, path);
  return (
    <Part title={title} hint={hint}>
      {problem && <p className="text-xs text-bad">{problem}</p>}
      <EntriesOf path={path} {...entries} />
    </Part>
  );
}
