import { addressIn, type Language, languageNames, languages } from '@kirdaar/contract/rules/languages';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as words from '#words/app/language.ts';

const otherLanguages = languages.filter((language) => language !== words.language);

/** Links to this page in the other languages. What was typed on it is kept. */
export function LanguageSwitch({ className, icon }: { className: string; icon?: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  async function choose(event: MouseEvent, language: Language) {
    event.preventDefault();
    const address = addressIn(language, path);
    const { openIn } = await import('#app/open-in-language.ts').catch(() => ({ openIn: undefined }));
    if (openIn) await openIn(language, address);
    else window.location.assign(address);
  }
  return otherLanguages.map((language) => (
    <a
      key={language}
      href={addressIn(language, path)}
      hrefLang={language}
      lang={language}
      className={className}
      onClick={(event) => choose(event, language)}
    >
      {icon}
      {languageNames[language]}
    </a>
  ));
}
