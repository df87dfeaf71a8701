import type { Content, ContentWords } from '@kirdaar/contract/admin/content-words';
import type { ContentKind } from '@kirdaar/contract/rules/content';
import { type ComponentType, lazy, Suspense } from 'react';
import { FeaturedForm } from '#features/admin/content/FeaturedForm.tsx';
import {
  BannersForm,
  ClientsForm,
  PlanForm,
  ProjectForm,
  ServicesForm,
  type WordsFormProps,
} from '#features/admin/content/plain-forms.tsx';
import { Loading } from '#ui/Loading.tsx';

interface ContentFormProps {
  content: Content;
  errors: Readonly<Record<string, string>>;
  onChange: (content: Content) => void;
}

// The rich-text editor is large, and only these forms need it.
const richTextForms = () => import('#features/admin/content/rich-text-forms.tsx');
const AboutForm = lazy(async () => ({ default: (await richTextForms()).AboutForm }));
const LegalForm = lazy(async () => ({ default: (await richTextForms()).LegalForm }));

const forms: { [K in ContentKind]: ComponentType<WordsFormProps<K>> } = {
  project: ProjectForm,
  clients: ClientsForm,
  banners: BannersForm,
  featured: FeaturedForm,
  services: ServicesForm,
  plan: PlanForm,
  about: AboutForm,
  legal: LegalForm,
};

export function WordsForm({ content, errors, onChange }: ContentFormProps) {
  // The casts are safe: the form, the words and what it changes are all of the same kind.
  const Form = forms[content.kind] as ComponentType<WordsFormProps<ContentKind>>;
  const change = (words: Content['words']) => onChange({ kind: content.kind, words } as Content);
  return (
    <Suspense fallback={<Loading />}>
      <Form words={content.words as ContentWords[ContentKind]} errors={errors} onChange={change} />
    </Suspense>
  );
}
