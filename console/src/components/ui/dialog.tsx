import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { Button } from './button.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Dialog({ open, onOpenChange, title, description, className, children }: DialogProps) {
  const { t } = useTexts();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/40 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup data-modal className={cn('dialog', className)}>
          <div className="flex items-start justify-between gap-4 px-5 pt-4">
            <div>
              <Base.Title className="text-base font-semibold">{title}</Base.Title>
              {description && <Base.Description className="mt-1 text-muted">{description}</Base.Description>}
            </div>
            <Base.Close
              render={<Button variant="quiet" size="icon" className="-mt-1 -mr-2" aria-label={t('close')} />}
            >
              <X />
            </Base.Close>
          </div>
          <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The buttons at the end of a dialog's form. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>
);
