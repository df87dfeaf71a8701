import { addressIn, languages } from '@kirdaar/contract/rules/languages';
import type { Location } from 'react-router';
import type { SiteFacts } from '#api/product-name.ts';
import { titled } from '#api/product-name.ts';
import * as words from '#words/app/language.ts';

interface PageFacts {
  title: string;
  description: string;
  /** The URL of a picture for previews of the page. */
  image?: string | null | undefined;
  /** The query parameters that identify the page and so belong to its canonical URL. */
  query?: readonly string[];
  /** Whether search engines must not index the page. */
  unlisted?: boolean;
}

interface MetaArgs {
  matches: readonly [{ loaderData?: SiteFacts | undefined }, ...unknown[]];
  location: Location;
}

/** Returns the `meta` of a public page: title, description, canonical URL and link preview. */
export function pageMeta(page: PageFacts, { matches, location }: MetaArgs) {
  const [{ loaderData: { origin = '', productName = '' } = {} }] = matches;
  const path = location.pathname + searchOf(location, page.query ?? []);
  const url = origin + addressIn(words.language, path);
  const image = new URL(page.image ?? '/og.png', origin || 'http://localhost').href;
  return [
    ...titled(page.title, { matches }),
    { name: 'description', content: page.description },
    ...(page.unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link' as const, rel: 'canonical', href: url },
    ...languages.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: origin + addressIn(language, path),
    })),
    { tagName: 'link' as const, rel: 'alternate', hrefLang: 'x-default', href: origin + path },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:locale', content: words.open_graph },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function searchOf({ search }: Location, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const canonicalParams = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  );
  return canonicalParams.size > 0 ? `?${canonicalParams}` : '';
}
