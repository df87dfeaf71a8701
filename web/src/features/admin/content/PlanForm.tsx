import { MAX_PLAN_FEATURES } from '@kirdaar/contract/rules/content';
import { ItemList, ListItem } from '#features/admin/content/ItemList.tsx';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';

export function PlanForm({ words: { features }, errors, onChange }: WordsFormProps<'plan'>) {
  const change = (list: string[]) => onChange({ features: list });
  return (
    <>
      <p className="text-muted">{words.plan_lead}</p>
      <ItemList
        addLabel={words.feature_add}
        isFull={features.length >= MAX_PLAN_FEATURES}
        onAdd={() => change([...features, ''])}
      >
        {features.map((feature, index) => (
          <ListItem
            // biome-ignore lint/suspicious/noArrayIndexKey: two features can be the same while they are typed.
            key={index}
            name={words.feature_item(index + 1)}
            index={index}
            list={features}
            onChange={change}
          >
            <TextField
              label={words.feature(index + 1)}
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
      </ItemList>
    </>
  );
}
