/** The keys that are bound now: views add theirs while they are shown, and the help lists them all. */
export interface Binding {
  /** As `KeyboardEvent.key` has it. */
  key: string;
  /** What it does, in the reader's language. */
  description: string;
  /** Whether it goes on while the key is held down, as walking through a list does; what decides does not. */
  repeats?: boolean;
  run: () => void;
}

const SWITCH = 'credence.single-keys';
const groups = new Set<readonly Binding[]>();
const listeners = new Set<() => void>();
let listed: readonly Binding[] = [];

function changed(): void {
  // What was added last stands before what it covers.
  const all = [...groups].reverse().flat();
  listed = all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index);
  for (const listener of listeners) listener();
}

export function bind(group: readonly Binding[]): () => void {
  groups.add(group);
  changed();
  return () => {
    groups.delete(group);
    changed();
  };
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const bindings = (): readonly Binding[] => listed;

/** People who dictate switch single keys off: WCAG 2.1.4. */
export const singleKeysAreOn = (): boolean => localStorage.getItem(SWITCH) !== 'off';

export function switchSingleKeys(on: boolean): void {
  localStorage.setItem(SWITCH, on ? 'on' : 'off');
  changed();
}

/** What is open over the view has the keys for itself. On its way out it has them no more: the next key means the view. */
const OVER_THE_VIEW = '[data-modal][data-open], [role="menu"][data-open]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'));

/** A key pressed on a button or a link means that one, not the list around it. */
const isActivation = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof HTMLElement &&
  target.matches('button, a, summary, [role="tab"]');

export function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !singleKeysAreOn()) return;
  if (isTyping(event.target) || isActivation(event)) return;
  if (document.querySelector(OVER_THE_VIEW)) return;
  const binding = listed.find(({ key }) => key === event.key);
  if (!binding) return;
  event.preventDefault();
  if (!event.repeat || binding.repeats) binding.run();
}
