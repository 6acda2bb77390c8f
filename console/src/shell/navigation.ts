import type { Permission } from '@credence/contract';
import type { LinkProps } from '@tanstack/react-router';
import {
  BookUser,
  Building2,
  ChartColumn,
  FolderOpen,
  Inbox,
  type LucideIcon,
  MailQuestionMark,
  PhoneCall,
  ScrollText,
  Webhook,
} from 'lucide-react';
import type { Waiting } from '../api/waiting.ts';

interface Destination {
  to: NonNullable<LinkProps['to']>;
  /** Key of its name in the common texts. */
  name: `navigation.${'work' | 'desk' | 'mail' | 'orders' | 'figures' | 'reference' | 'webhooks' | 'organization' | 'audit'}`;
  icon: LucideIcon;
  needs: Permission;
  /** What waits there, where that is shown: together. */
  counts?: readonly Waiting[];
}

/** What is to be done at the call desk, as its first two lists show it: contacts to find, and calls that are due. */
const DESK_WAITS = ['contacts', 'calls'] as const;

/** The views in the order of the navigation; a person sees those that the role allows. One line for each view. */
export const DESTINATIONS: readonly Destination[] = [
  { to: '/work', name: 'navigation.work', icon: Inbox, needs: 'read' },
  { to: '/desk', name: 'navigation.desk', icon: PhoneCall, needs: 'read', counts: DESK_WAITS },
  { to: '/mail', name: 'navigation.mail', icon: MailQuestionMark, needs: 'read', counts: ['mail'] },
  { to: '/orders', name: 'navigation.orders', icon: FolderOpen, needs: 'read' },
  { to: '/figures', name: 'navigation.figures', icon: ChartColumn, needs: 'read' },
  { to: '/reference', name: 'navigation.reference', icon: BookUser, needs: 'read' },
  { to: '/webhooks', name: 'navigation.webhooks', icon: Webhook, needs: 'webhooks:write' },
  { to: '/organization', name: 'navigation.organization', icon: Building2, needs: 'read' },
  { to: '/audit', name: 'navigation.audit', icon: ScrollText, needs: 'audit:read' },
];
