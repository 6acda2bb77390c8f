import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('renderMarkdown', () => {
  it('takes the first heading for the title', () => {
    const { title, markup } = renderMarkdown('# Errors & `retries`\n\n## What now?\n');
    expect(title).toBe('Errors & retries');
    expect(markup).toContain('<h1 id="errors-retries">Errors &amp; <code>retries</code></h1>');
    expect(markup).toContain('<h2 id="what-now">');
  });

  it.each<[of: string, as: string]>([
    ['[w](webhooks.md)', '<a href="/docs/guides/webhooks">w</a>'],
    ['[w](webhooks.md#retries)', '<a href="/docs/guides/webhooks#retries">w</a>'],
    ['[r](../../openapi/openapi.json)', '<a href="/docs">r</a>'],
    ['[h](#retries)', '<a href="#retries">h</a>'],
    ['[s](https://www.standardwebhooks.com/)', '<a href="https://www.standardwebhooks.com/">s</a>'],
    ['[x](javascript:alert(1))', '<p>x</p>'],
    ['[x](//elsewhere.example)', '<p>x</p>'],
    ['[x](http://elsewhere.example)', '<p>x</p>'],
    ['![x](https://elsewhere.example/a.png)', '<p>x</p>'],
  ])('links %s', (of, as) => {
    expect(renderMarkdown(of).markup).toContain(as);
  });

  it.each(['<script>alert(1)</script>', 'a <img src=x onerror=alert(1)> b', '```ts\n</code><script>\n```'])(
    'shows markup as text: %s',
    (source) => {
      expect(renderMarkdown(source).markup).not.toMatch(/<(script|img)/);
    },
  );

  it('lets what may be too wide be scrolled with the keyboard', () => {
    const { markup } = renderMarkdown('| a | b |\n|---|---|\n| `c` | d |\n\n```sh\ncurl -d "a"\n```');
    expect(markup).toContain('tabindex="0" role="group"');
    expect(markup).toContain('<tr><td><code>c</code></td><td>d</td></tr>');
    expect(markup).toContain(
      '<pre tabindex="0"><code class="language-sh">curl -d &quot;a&quot;</code></pre>',
    );
  });
});
