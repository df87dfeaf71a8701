import { CityField } from '#features/talent/profile/CityField.tsx';
import { CreditsField } from '#features/talent/profile/CreditsField.tsx';
import type { ProfileField } from '#features/talent/profile/profile-field.ts';
import { FormField } from '#ui/FormField.tsx';
import { MultiSelectField } from '#ui/MultiSelectField.tsx';

interface ProfileControlProps {
  field: ProfileField;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** Control of one question of the profile. */
export function ProfileControl({ field, defaultValue, error }: ProfileControlProps) {
  if (field.credits) return <CreditsField name={field.name} answer={defaultValue} error={error} />;
  if (field.name === 'city') return <CityField field={field} defaultValue={defaultValue} error={error} />;
  if (!field.several) return <FormField field={field} defaultValue={defaultValue} error={error} />;
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
