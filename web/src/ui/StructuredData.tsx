import { useState } from 'react';

interface StructuredDataProps {
  /** Unique id of the data; no other page uses it. */
  id: string;
  facts: object;
}

/**
 * JSON-LD for search engines, which read the server-rendered page. A page reached by navigation within the
 * site omits it, because the content security policy allows no scripts to be added.
 */
export function StructuredData({ id, facts }: StructuredDataProps) {
  const [served] = useState(() => typeof document === 'undefined' || document.getElementById(id) !== null);
  if (!served) return null;
  return (
    <script
      id={id}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no '<' is left that could end the script.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
