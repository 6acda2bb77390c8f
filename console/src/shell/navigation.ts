import type { Permission } from '@credence/contract';
import type { LinkProps } from '@tanstack/react-router';
import {
  BookUser,
  Building2,
  ChartColumn,
  FolderOpen,
  Inbox,
  type LucideIcon,
  ScrollText,
  Webhook,
} from 'lucide-react';

interface Destination {
  to: NonNullable<LinkProps['to']>;
  /** Key of its name in the common texts. */
  name: `navigation.${'work' | 'orders' | 'figures' | 'reference' | 'webhooks' | 'organization' | 'audit'}`;
  icon: LucideIcon;
  needs: Permission;
}

/** The views in the order of the navigation; a person sees those that the role allows. One line for each view. */
export const DESTINATIONS: readonly Destination[] = [
  { to: '/work', name: 'navigation.work', icon: Inbox, needs: 'read' },
  { to: '/orders', name: 'navigation.orders', icon: FolderOpen, needs: 'read' },
  { to: '/figures', name: 'navigation.figures', icon: ChartColumn, needs: 'read' },
  { to: '/reference', name: 'navigation.reference', icon: BookUser, needs: 'read' },
  { to: '/webhooks', name: 'navigation.webhooks', icon: Webhook, needs: 'webhooks:write' },
  { to: '/organization', name: 'navigation.organization', icon: Building2, needs: 'read' },
  { to: '/audit', name: 'navigation.audit', icon: ScrollText, needs: 'audit:read' },
];
