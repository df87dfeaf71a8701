import { MAX_SERVICE_TEXT } from '@kirdaar/contract/rules/content';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';
import { TextField } from '#ui/TextField.tsx';

export function ServicesForm({ words: { services }, errors, onChange }: WordsFormProps<'services'>) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {services.map(({ category, text }, index) => (
        <TextField
          key={category}
          label={category}
          name={category}
          required
          maxLength={MAX_SERVICE_TEXT}
          value={text}
          onChange={({ target }) =>
            onChange({
              services: services.map((service, at) =>
                at === index ? { ...service, text: target.value } : service,
              ),
            })
          }
          error={errors[`services.${index}.text`]}
        />
      ))}
    </div>
  );
}
