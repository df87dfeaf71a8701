import { MAX_BANNERS } from '@kirdaar/contract/rules/content';
import { ItemList, ListItem } from '#features/admin/content/ItemList.tsx';
import { PictureField } from '#features/admin/content/PictureField.tsx';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';
import { TextField } from '#ui/TextField.tsx';

export function BannersForm({ words: { banners }, errors, onChange }: WordsFormProps<'banners'>) {
  const change = (list: typeof banners) => onChange({ banners: list });
  const set = (index: number, changes: Partial<(typeof banners)[number]>) =>
    change(banners.map((banner, at) => (at === index ? { ...banner, ...changes } : banner)));
  return (
    <ItemList
      noun="a banner"
      isFull={banners.length >= MAX_BANNERS}
      onAdd={() => change([...banners, { url: '', alt: '' }])}
    >
      {banners.map(({ url, alt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: banners have no id, and their fields keep no state.
        <ListItem key={index} name={`banner ${index + 1}`} index={index} list={banners} onChange={change}>
          <div className="grid gap-4 sm:grid-cols-2">
            <PictureField
              label={`Picture ${index + 1}`}
              use="banner"
              url={url}
              onChange={(chosen) => set(index, { url: chosen })}
              error={errors[`banners.${index}.url`]}
            />
            <TextField
              label={`What picture ${index + 1} shows`}
              name={`alt-${index}`}
              required
              hint="For people who cannot see it."
              value={alt}
              onChange={({ target }) => set(index, { alt: target.value })}
              error={errors[`banners.${index}.alt`]}
            />
          </div>
        </ListItem>
      ))}
    </ItemList>
  );
}
