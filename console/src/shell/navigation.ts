import type { Permission } from '@credence/contract';
import type { LinkProps } from '@tanstack/react-router';
import { Inbox, type LucideIcon } from 'lucide-react';

interface Destination {
  to: NonNullable<LinkProps['to']>;
  /** Key of its name in the common texts. */
  name: 'navigation.work';
  icon: LucideIcon;
  needs: Permission;
}

/** The views in the order of the navigation; a person sees those that the role allows. One line for each view. */
export const DESTINATIONS: readonly Destination[] = [
  { to: '/work', name: 'navigation.work', icon: Inbox, needs: 'read' },
];
