import type { ReviewPreset } from '@kirdaar/contract/applications/review-presets';
import { useEffect, useState } from 'react';
import { callApi } from '#api/call-api.ts';

/** Returns what the team keeps, once it is loaded, and a function that replaces it. */
export function usePresets(kind: ReviewPreset['kind']) {
  const [presets, setPresets] = useState<ReviewPreset[]>([]);
  useEffect(() => {
    callApi('GET /api/production/review-presets', {}).then(
      (found) => setPresets(found.presets),
      // Nobody came here for it.
      () => {},
    );
  }, []);
  return [presets.filter((preset) => preset.kind === kind), setPresets] as const;
}
