import type { SavedFilters, View } from '@credence/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2, Users } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { answered, operations } from '../../api/client.ts';
import { useAllowed } from '../../api/session.ts';
import { viewsQuery } from '../../api/work.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { Field, Input } from '../../components/ui/field.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/ui/menu.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { say, sayFailure } from '../../components/ui/toast.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { ViewsButton } from './views-button.tsx';

interface SavedViewsProps {
  /** What the list shows now, which saving keeps. */
  filters: SavedFilters;
  onChoose: (filters: SavedFilters) => void;
}

export function SavedViews({ filters, onChoose }: SavedViewsProps) {
  const { t } = useTexts('work', 'common');
  const allows = useAllowed();
  const [isSaving, setSaving] = useState(false);
  const { data } = useQuery(viewsQuery);
  const views = data?.views ?? [];
  return (
    <>
      <Menu trigger={<ViewsButton />}>
        {views.length === 0 && <p className="max-w-60 px-2 py-1.5 text-muted">{t('views.none')}</p>}
        {views.map((view) => (
          <ViewItem
            key={view.id}
            view={view}
            canDelete={view.isOwn || allows('views:share')}
            onChoose={onChoose}
          />
        ))}
        {allows('views:write') && (
          <>
            <MenuSeparator />
            <MenuItem onClick={() => setSaving(true)}>{t('views.save')}</MenuItem>
          </>
        )}
      </Menu>
      <SaveView filters={filters} open={isSaving} onOpenChange={setSaving} canShare={allows('views:share')} />
    </>
  );
}

interface ViewItemProps {
  view: View;
  canDelete: boolean;
  onChoose: (filters: SavedFilters) => void;
}

function ViewItem({ view, canDelete, onChoose }: ViewItemProps) {
  const { t } = useTexts('work', 'common');
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => answered(operations.views.delete({ params: { viewId: view.id } })),
    onSuccess: () => queries.invalidateQueries(viewsQuery),
    onError: (error) => sayFailure(t('views.notDeleted'), error),
  });
  return (
    <div className="flex items-center">
      <MenuItem className="min-w-0 flex-1" onClick={() => onChoose(view.filters)}>
        <span className="flex-1 truncate">{view.name}</span>
        {view.isShared && <Users role="img" aria-label={t('views.shared')} />}
      </MenuItem>
      {canDelete && (
        <MenuItem aria-label={t('views.delete', { name: view.name })} onClick={() => remove.mutate()}>
          <Trash2 />
        </MenuItem>
      )}
    </div>
  );
}

interface SaveViewProps {
  filters: SavedFilters;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  canShare: boolean;
}

function SaveView({ filters, open, onOpenChange, canShare }: SaveViewProps) {
  const { t } = useTexts('work', 'common');
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => answered(operations.views.create({ body: { name: name.trim(), filters, isShared } })),
    onSuccess: async () => {
      await queries.invalidateQueries(viewsQuery);
      say(t('views.saved', { name: name.trim() }));
      onOpenChange(false);
      setName('');
    },
    onError: (error) => sayFailure(t('views.notSaved'), error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('views.save')} description={t('views.what')}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('views.name')}>
          <Input value={name} onValueChange={setName} required maxLength={200} />
        </Field>
        {canShare && (
          <Switch checked={isShared} onChange={setShared}>
            {t('views.share')}
          </Switch>
        )}
        <DialogActions>
          <Button onClick={() => onOpenChange(false)}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary" disabled={save.isPending || name.trim() === ''}>
            {t('common:save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
