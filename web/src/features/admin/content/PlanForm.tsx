import { MAX_PLAN_FEATURES } from '@kirdaar/contract/rules/content';
import { ListItem } from '#features/admin/content/ListItem.tsx';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';

export function PlanForm({ words: { features }, errors, onChange }: WordsFormProps<'plan'>) {
  const change = (list: string[]) => onChange({ features: list });
  return (
    <>
      <p className="text-muted">
        These are words only: what a plan allows, such as the number of applications, does not change with
        them.
      </p>
      <ol className="divide-y divide-line">
        {features.map((feature, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two features can be the same while they are typed.
          <ListItem key={index} name={`feature ${index + 1}`} index={index} list={features} onChange={change}>
            <TextField
              label={`Feature ${index + 1}`}
              name={`feature-${index}`}
              required
              value={feature}
              onChange={({ target }) =>
                change(features.map((other, at) => (at === index ? target.value : other)))
              }
              error={errors[`features.${index}`]}
            />
          </ListItem>
        ))}
      </ol>
      <Button
        variant="secondary"
        className="self-start"
        disabled={features.length >= MAX_PLAN_FEATURES}
        onClick={() => change([...features, ''])}
      >
        Add a feature
      </Button>
    </>
  );
}
