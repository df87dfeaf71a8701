import { MAX_BANNERS } from '@kirdaar/contract/rules/content';
import { ItemList, ListItem } from '#features/admin/content/ItemList.tsx';
import { PictureField } from '#features/admin/content/PictureField.tsx';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';

export function BannersForm({ words: { banners }, errors, onChange }: WordsFormProps<'banners'>) {
  const change = (list: typeof banners) => onChange({ banners: list });
  const set = (index: number, changes: Partial<(typeof banners)[number]>) =>
    change(banners.map((banner, at) => (at === index ? { ...banner, ...changes } : banner)));
  return (
    <ItemList
      addLabel={words.banner_add}
      isFull={banners.length >= MAX_BANNERS}
      onAdd={() => change([...banners, { url: '', alt: '' }])}
    >
      {banners.map(({ url, alt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: banners have no id, and their fields keep no state.
        <ListItem key={index} name={words.banner(index + 1)} index={index} list={banners} onChange={change}>
          <div className="grid gap-4 sm:grid-cols-2">
            <PictureField
              label={words.banner_picture(index + 1)}
              use="banner"
              url={url}
              onChange={(chosen) => set(index, { url: chosen })}
              error={errors[`banners.${index}.url`]}
            />
            <TextField
              label={words.banner_alt(index + 1)}
              name={`alt-${index}`}
              required
              hint={words.banner_alt_hint}
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
