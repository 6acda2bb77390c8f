import { withoutWarning } from './notices.ts';

/** A text without the warnings that gateways put above it. */
export function withoutBanner(text: string): string {
  for (let left = text; ; ) {
    const [paragraph = ''] = left.split(/\n\s*\n/, 1);
    const kept = withoutWarning(paragraph);
    if (kept === paragraph) return left;
    left = `${kept}${left.slice(paragraph.length)}`.trim();
  }
}
