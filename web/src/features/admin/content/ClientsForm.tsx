import { MAX_CLIENTS } from '@kirdaar/contract/rules/content';
import { ItemList, ListItem } from '#features/admin/content/ItemList.tsx';
import { PictureField } from '#features/admin/content/PictureField.tsx';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';

export function ClientsForm({ words: { clients }, errors, onChange }: WordsFormProps<'clients'>) {
  const change = (list: typeof clients) => onChange({ clients: list });
  const set = (id: string, changes: Partial<(typeof clients)[number]>) =>
    change(clients.map((client) => (client.id === id ? { ...client, ...changes } : client)));
  return (
    <ItemList
      addLabel={words.client_add}
      isFull={clients.length >= MAX_CLIENTS}
      onAdd={() => change([...clients, { id: crypto.randomUUID(), name: '', image_url: '' }])}
    >
      {clients.map(({ id, name, image_url }, index) => (
        <ListItem key={id} name={name || words.client_new} index={index} list={clients} onChange={change}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={words.client_name(index + 1)}
              name={`name-${id}`}
              required
              value={name}
              onChange={({ target }) => set(id, { name: target.value })}
              error={errors[`clients.${index}.name`]}
            />
            <PictureField
              label={name ? words.client_logo(name) : words.client_logo_new}
              use="logo"
              url={image_url}
              onChange={(url) => set(id, { image_url: url })}
              error={errors[`clients.${index}.image_url`]}
            />
          </div>
        </ListItem>
      ))}
    </ItemList>
  );
}
