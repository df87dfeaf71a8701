import { type Language, languages } from '@kirdaar/contract/rules/languages';

/** A language and how much it is wanted, from 0 to 1, such as `hi-IN;q=0.8`. */
const WANTED = /^([a-z]{2,3})(?:-[a-z\d-]+)?(?:;q=([\d.]+))?$/;

/** Returns the language of ours that an `Accept-Language` header wants most; English if it names none. */
export function askedLanguage(header: string | undefined): Language {
  const asked = (header ?? '').toLowerCase().split(',').map(wantedIn);
  const ours = languages.map((name) => ({
    name,
    weight: asked.find(({ language }) => language === name)?.weight ?? 0,
  }));
  const [first] = ours.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return first?.name ?? 'en';
}

function wantedIn(part: string): { language: string | undefined; weight: number } {
  const [, language, weight = '1'] = WANTED.exec(part.replaceAll(' ', '')) ?? [];
  return { language, weight: Number(weight) };
}
