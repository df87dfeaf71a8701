import { useContext, useState } from 'react';
import { NonceContext } from '#ui/nonce-context.ts';

interface StructuredDataProps {
  /** Names these facts: no other page has the same. */
  id: string;
  facts: object;
}

/**
 * What search engines read of a page, as JSON-LD. They read pages as the server answers them, so a page that one
 * comes to within the site goes without: the content policy lets no script write another.
 */
export function StructuredData({ id, facts }: StructuredDataProps) {
  const nonce = useContext(NonceContext);
  const [served] = useState(() => typeof document === 'undefined' || document.getElementById(id) !== null);
  if (!served) return null;
  return (
    <script
      id={id}
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no '<' is left that could end the script.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
