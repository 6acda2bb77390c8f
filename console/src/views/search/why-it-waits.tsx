import type { WorkSearch } from '@credence/contract';
import type { ReactNode } from 'react';
import { ExactTime, RelativeTime, SlaTime } from '../../components/time.tsx';
import { useWaitWords } from '../../components/wait-words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDecider } from './review/decided-by.tsx';

/** Why it waits and until when; of one that ended, how, and who decided. */
export function WhyItWaits({ search }: { search: WorkSearch }) {
  const { t } = useTexts('search', 'common');
  const { wordsOf } = useWaitWords();
  const { search: read, nextActionAt, slaAt, waitingFor, searchStatus } = search;
  const [result] = read.verificationResult;
  const decidedAt = search.decisions
    .map((decision) => decision.decidedAt)
    .sort()
    .at(-1);
  const isOpen = searchStatus === 'IN_PROGRESS';
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {isOpen && <Fact name={t('why.waitsFor')}>{wordsOf(waitingFor) || t('why.nothing')}</Fact>}
      {isOpen && nextActionAt && (
        <Fact name={t('why.until')}>
          <RelativeTime at={nextActionAt} />
          <ExactTime at={nextActionAt} />
        </Fact>
      )}
      {isOpen && (
        <Fact name={t('why.sla')}>
          <SlaTime at={slaAt} />
          <ExactTime at={slaAt} />
        </Fact>
      )}
      {isOpen && read.estimatedCompletion && (
        <Fact name={t('why.estimate')}>
          <RelativeTime at={read.estimatedCompletion.earliest} /> –{' '}
          <RelativeTime at={read.estimatedCompletion.latest} />
        </Fact>
      )}
      {!isOpen && <Fact name={t('why.ended')}>{t(`searchStatuses.${searchStatus}`)}</Fact>}
      {result && <Fact name={t('why.outcome')}>{t(`outcomes.${result.outcome}`)}</Fact>}
      {decidedAt && (
        <Fact name={t('why.decidedBy')}>
          <Deciders decisions={search.decisions} />, <RelativeTime at={decidedAt} />
          <ExactTime at={decidedAt} />
        </Fact>
      )}
      <Fact name={t('why.ordered')}>
        <RelativeTime at={search.createdAt} />
        <ExactTime at={search.createdAt} />
      </Fact>
    </dl>
  );
}

/** Each once, in the order in which they decided. */
function Deciders({ decisions }: Pick<WorkSearch, 'decisions'>) {
  const decider = useDecider();
  return [...new Set(decisions.map(({ decidedBy }) => decider(decidedBy)))].join(', ');
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
