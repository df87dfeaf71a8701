import { type InputEvent, useState } from 'react';
import { loadTowns, stateOf, townsLike } from '#features/talent/profile/find-towns.ts';
import type { ProfileField } from '#features/talent/profile/profile-field.ts';
import { FormField } from '#ui/FormField.tsx';

interface CityFieldProps {
  field: ProfileField;
  defaultValue: string | undefined;
  error: string | undefined;
}

/**
 * The city, with suggestions from the towns of India. Any other place can be typed. A town that there is only
 * once fills in its state, unless one is given.
 */
export function CityField({ field, defaultValue, error }: CityFieldProps) {
  const [found, setFound] = useState<readonly string[]>([]);
  const isInIndia = (field.suggestions ?? []).length > 0;

  async function suggest({ target }: InputEvent<HTMLDivElement>) {
    if (!(target instanceof HTMLInputElement) || !isInIndia) return;
    const towns = await loadTowns().catch(() => []);
    const state = target.form?.elements.namedItem('state');
    if (!(state instanceof HTMLInputElement)) return;
    setFound(townsLike(towns, target.value, state.value));
    const known = stateOf(towns, target.value);
    if (!known || state.value) return;
    state.value = known;
    state.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const suggestions = found.length > 0 ? found : (field.suggestions ?? []);
  return (
    <div onInput={suggest}>
      <FormField field={{ ...field, suggestions }} defaultValue={defaultValue} error={error} />
    </div>
  );
}
