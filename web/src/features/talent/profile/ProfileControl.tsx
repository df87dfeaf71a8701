import { type InputEvent, useState } from 'react';
import { CreditsField } from '#features/talent/profile/CreditsField.tsx';
import { loadTowns, stateOf, townsLike } from '#features/talent/profile/find-towns.ts';
import type { ProfileField } from '#features/talent/profile/profile-field.ts';
import { FormField } from '#ui/FormField.tsx';
import { MultiSelectField } from '#ui/MultiSelectField.tsx';

interface ProfileControlProps {
  field: ProfileField;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

export function ProfileControl({ field, defaultValue, error }: ProfileControlProps) {
  if (field.credits) return <CreditsField name={field.name} answer={defaultValue} error={error} />;
  const Control = field.name === 'city' ? CityField : FormField;
  if (!field.several) return <Control field={field} defaultValue={defaultValue} error={error} />;
  const { name, label, options = [], labels = {}, required, hint, several } = field;
  return (
    <MultiSelectField
      name={name}
      label={label}
      required={required}
      hint={hint}
      error={error}
      open={several === 'open'}
      choices={options.map((value) => ({ value, label: labels[value] ?? value }))}
      chosen={chosenIn(defaultValue)}
    />
  );
}

/** Parses the values of a list, which a form holds as JSON text. */
function chosenIn(answer: string | undefined): string[] {
  try {
    const values: unknown = JSON.parse(answer || '[]');
    return Array.isArray(values) ? values.map(String) : [];
  } catch {
    return [];
  }
}

/** The city. Suggests towns of India; a town with a unique name fills in an empty state. */
function CityField({ field, defaultValue, error }: ProfileControlProps) {
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
