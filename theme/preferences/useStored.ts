import { useSyncExternalStore } from 'react';
import type { StorageSlot } from './storageSlot';

/**
 * A stored value, in step with every other use of it, here and in other tabs, and
 * the function that changes it. It is undefined at first, like in the static page,
 * so that hydration finds what it expects.
 */
export function useStored<Value extends string>(
  slot: StorageSlot<Value>,
): [Value | undefined, StorageSlot<Value>['write']] {
  return [useSyncExternalStore(slot.watch, slot.read, () => undefined), slot.write];
}
