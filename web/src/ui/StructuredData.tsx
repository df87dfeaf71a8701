import { useServed } from '#ui/use-served.ts';

interface StructuredDataProps {
  facts: object;
}

/**
 * JSON-LD for search engines, which read the server-rendered page. A page reached by navigation within the
 * site omits it, because the content security policy allows no scripts to be added.
 */
export function StructuredData({ facts }: StructuredDataProps) {
  if (!useServed()) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no '<' is left that could end the script.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
