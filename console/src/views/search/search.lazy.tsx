import { createLazyRoute } from '@tanstack/react-router';
export const Route = createLazyRoute('/searches/$searchId')({ component: () => null });
