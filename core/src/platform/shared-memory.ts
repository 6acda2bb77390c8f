/** What one user of a shared memory holds of it. */
export interface MemoryPart {
  /** Takes more, and returns false when there is not so much left; then nothing is taken. */
  grow(bytes: number): boolean;
  giveBack(): void;
}

/** Gives parts: to an owner by name, or to an unknown one. */
export type SharedMemory = (owner?: string) => MemoryPart;

/**
 * Memory of so many bytes in parts that grow. A caller never waits for memory: it would hold some while it does. All
 * parts of one owner get at most half of what the others leave, so that there is always some for the next.
 */
export function shareMemory(bytes: number): SharedMemory {
  let left = bytes;
  const owned = new Map<string, number>();
  return (owner) => {
    let held = 0;
    const take = (more: number) => {
      left -= more;
      held += more;
      if (owner === undefined) return;
      const all = (owned.get(owner) ?? 0) + more;
      if (all === 0) owned.delete(owner);
      else owned.set(owner, all);
    };
    return {
      grow(more) {
        const staysForOthers = owner === undefined ? 0 : (owned.get(owner) ?? 0) + more;
        if (left - more < staysForOthers) return false;
        take(more);
        return true;
      },
      giveBack: () => take(-held),
    };
  };
}
