import type { Job } from '@kirdaar/contract/jobs/jobs';
import type { TranslatedJobField } from '@kirdaar/contract/rules/job-fields';
import { language as pageLanguage } from '#words/app/language.ts';

type Texts<Field extends TranslatedJobField> = Pick<Job, Field | `${Field}_hi`>;

/** In Hindi on Hindi pages if the house wrote one. `lang` is set if the text is not in the page's language. */
export function jobText<Field extends TranslatedJobField>(
  job: Texts<Field>,
  field: Field,
  language: string = pageLanguage,
): { text: string; lang: string | undefined } {
  const texts: Partial<Record<string, string | null>> = job;
  const text = (language === 'hi' && texts[`${field}_hi`]) || texts[field] || '';
  return { text, lang: foreignLanguage(text, language) };
}

/** As its letters tell. */
export function foreignLanguage(text: string, language: string = pageLanguage): string | undefined {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const own = devanagari > latin ? 'hi' : 'en';
  return devanagari + latin === 0 || own === language ? undefined : own;
}
