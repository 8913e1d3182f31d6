import { useState } from 'react';
import { readItem, writeItem } from '#web/lib/safe-storage.ts';

/** A switch that is remembered on this device: reading aloud begins off, bells begin on. */
export function usePreference(name: 'voice' | 'bells'): readonly [boolean, () => void] {
  const key = `remanso.tools.${name}`;
  const [on, setOn] = useState(() => (readItem(key) ?? (name === 'bells' ? 'on' : 'off')) === 'on');
  function toggle() {
    writeItem(key, on ? 'off' : 'on');
    setOn(!on);
  }
  return [on, toggle];
}
