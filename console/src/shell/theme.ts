/** Light, dark, or as the system is. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'credence.theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

export const chosenTheme = (): Theme =>
  THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';

export function applyTheme(): void {
  const chosen = chosenTheme();
  const shown = chosen === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : chosen;
  document.documentElement.dataset.theme = shown;
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  applyTheme();
}

systemIsDark.addEventListener('change', applyTheme);
