import type { ContentWords } from '@kirdaar/contract/admin/content-words';
import {
  type ContentKind,
  MAX_BANNERS,
  MAX_CLIENTS,
  MAX_PLAN_FEATURES,
  MAX_SERVICE_TEXT,
} from '@kirdaar/contract/rules/content';
import { projectTypes } from '@kirdaar/contract/rules/vocabulary';
import { ItemList } from '#features/admin/content/ItemList.tsx';
import { PictureField } from '#features/admin/content/PictureField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';
import * as common from '#words/ui/common.ts';

/** The form of one kind of content. Errors are named by the path within the words. */
export interface WordsFormProps<K extends ContentKind> {
  words: ContentWords[K];
  errors: Readonly<Record<string, string>>;
  onChange: (words: ContentWords[K]) => void;
}

export function BannersForm({ words: { banners }, errors, onChange }: WordsFormProps<'banners'>) {
  return (
    <ItemList
      list={banners}
      max={MAX_BANNERS}
      addLabel={words.banner_add}
      makeItem={() => ({ url: '', alt: '' })}
      nameOf={(_, index) => words.banner(index + 1)}
      onChange={(list) => onChange({ banners: list })}
    >
      {(banner, index, set) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <PictureField
            label={words.banner_picture(index + 1)}
            use="banner"
            url={banner.url}
            onChange={(url) => set({ ...banner, url })}
            error={errors[`banners.${index}.url`]}
          />
          <TextField
            label={words.banner_alt(index + 1)}
            name={`alt-${index}`}
            required
            hint={words.banner_alt_hint}
            value={banner.alt}
            onChange={({ target }) => set({ ...banner, alt: target.value })}
            error={errors[`banners.${index}.alt`]}
          />
        </div>
      )}
    </ItemList>
  );
}

export function ClientsForm({ words: { clients }, errors, onChange }: WordsFormProps<'clients'>) {
  return (
    <ItemList
      list={clients}
      max={MAX_CLIENTS}
      addLabel={words.client_add}
      makeItem={() => ({ id: crypto.randomUUID(), name: '', image_url: '' })}
      nameOf={({ name }) => name || words.client_new}
      keyOf={({ id }) => id}
      onChange={(list) => onChange({ clients: list })}
    >
      {(client, index, set) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.client_name(index + 1)}
            name={`name-${client.id}`}
            required
            value={client.name}
            onChange={({ target }) => set({ ...client, name: target.value })}
            error={errors[`clients.${index}.name`]}
          />
          <PictureField
            label={client.name ? words.client_logo(client.name) : words.client_logo_new}
            use="logo"
            url={client.image_url}
            onChange={(image_url) => set({ ...client, image_url })}
            error={errors[`clients.${index}.image_url`]}
          />
        </div>
      )}
    </ItemList>
  );
}

export function PlanForm({ words: { features }, errors, onChange }: WordsFormProps<'plan'>) {
  return (
    <>
      <p className="text-muted">{words.plan_lead}</p>
      <ItemList
        list={features}
        max={MAX_PLAN_FEATURES}
        addLabel={words.feature_add}
        makeItem={() => ''}
        nameOf={(_, index) => words.feature_item(index + 1)}
        onChange={(list) => onChange({ features: list })}
      >
        {(feature, index, set) => (
          <TextField
            label={words.feature(index + 1)}
            name={`feature-${index}`}
            required
            value={feature}
            onChange={({ target }) => set(target.value)}
            error={errors[`features.${index}`]}
          />
        )}
      </ItemList>
    </>
  );
}

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

const lines = ['film_title', 'genre', 'directed_by', 'produced_by', 'language', 'platform'] as const;

export function ProjectForm({ words: typed, errors, onChange }: WordsFormProps<'project'>) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {lines.map((name) => (
          <TextField
            key={name}
            label={words.project_lines[name]}
            name={name}
            required
            value={typed[name]}
            onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
            error={errors[name]}
          />
        ))}
        <SelectField
          label={common.type}
          name="type"
          required
          options={projectTypes}
          value={typed.type}
          // The list of types is closed, so the select contains nothing else.
          onChange={({ target }) => onChange({ ...typed, type: target.value as typeof typed.type })}
          error={errors.type}
        />
        <TextField
          label={common.year}
          name="released_year"
          inputMode="numeric"
          required
          value={typed.released_year ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, 4);
            // An empty year is rejected by the server, as an empty text is.
            onChange({ ...typed, released_year: (digits ? Number(digits) : null) as number });
          }}
          error={errors.released_year}
        />
      </div>
      <TextAreaField
        label={words.project_about}
        name="about_project"
        required
        rows={6}
        value={typed.about_project}
        onChange={({ target }) => onChange({ ...typed, about_project: target.value })}
        error={errors.about_project}
      />
      <PictureField
        label={words.project_poster}
        use="poster"
        url={typed.image_url}
        onChange={(image_url) => onChange({ ...typed, image_url })}
        error={errors.image_url}
      />
    </>
  );
}
