import { useEffect, useState } from 'react';
import {
  deleteBrokenTakes,
  listTakes,
  onTakesChange,
  type Take,
} from '#features/auditions/studio/take-store.ts';

/** Returns the takes on this device; undefined until they are read. */
export function useTakes(owner: string, selfTapeId: string): Take[] | undefined {
  const [takes, setTakes] = useState<Take[]>();
  useEffect(() => {
    const read = () => void listTakes(owner, selfTapeId).then(setTakes, () => setTakes([]));
    read();
    void deleteBrokenTakes().catch(() => undefined);
    return onTakesChange(read);
  }, [owner, selfTapeId]);
  return takes;
}
