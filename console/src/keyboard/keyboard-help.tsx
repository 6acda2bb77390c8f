import { useSyncExternalStore } from 'react';
import { Dialog } from '../components/ui/dialog.tsx';
import { Kbd } from '../components/ui/kbd.tsx';
import { Switch } from '../components/ui/switch.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { bindings, singleKeysAreOn, subscribe, switchSingleKeys } from './bindings.ts';

interface KeyboardHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys of what is shown now, and the switch for those who do not want them. */
export function KeyboardHelp({ open, onOpenChange }: KeyboardHelpProps) {
  const { t } = useTexts();
  const listed = useSyncExternalStore(subscribe, bindings);
  const areOn = useSyncExternalStore(subscribe, singleKeysAreOn);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('keys.title')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {listed.map(({ key, description }) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t pt-4">
        <Switch checked={areOn} onChange={switchSingleKeys}>
          {t('keys.single')}
        </Switch>
      </div>
    </Dialog>
  );
}
