import type { WorkSearch } from '@credence/contract';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useAllowed, useSession } from '../../../api/session.ts';
import { useAssign } from '../../../api/use-assign.ts';
import { peopleQuery } from '../../../api/work.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../components/ui/menu.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';

/** Who works on the search: oneself with one key, others by those who may. */
export function AssigneeMenu({ search }: { search: WorkSearch }) {
  const { t } = useTexts('search', 'common');
  const { person } = useSession();
  const allows = useAllowed();
  const assign = useAssign();
  const mayAssignOthers = allows('assignment:others');
  const { data } = useQuery({ ...peopleQuery, enabled: mayAssignOthers });
  const { assignee } = search;
  const others = (data?.people ?? []).filter(({ subject }) => subject !== person.subject);
  const isMine = assignee?.subject === person.subject;
  const name = assignee ? assignee.name : t('common:assignment.none');
  if (!allows('assignment:own')) return <span className="text-muted">{name}</span>;
  return (
    <Menu
      trigger={
        <Button aria-label={t('actions.assign', { name })}>
          {assignee ? <Avatar name={assignee.name} /> : <UserRound />}
          <span className="max-w-40 truncate">{name}</span>
        </Button>
      }
    >
      {!isMine && (
        <MenuItem onClick={() => assign.mutate({ search, assignee: person })}>
          <Avatar name={person.name} />
          {t('actions.take')}
        </MenuItem>
      )}
      {assignee && (isMine || mayAssignOthers) && (
        <MenuItem onClick={() => assign.mutate({ search, assignee: null })}>
          <UserRound />
          {t('actions.leave')}
        </MenuItem>
      )}
      {others.length > 0 && <MenuSeparator />}
      {others.map((other) => (
        <MenuItem
          key={other.subject}
          disabled={other.subject === assignee?.subject}
          onClick={() => assign.mutate({ search, assignee: other })}
        >
          <Avatar name={other.name} />
          {other.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
