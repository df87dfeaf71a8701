interface ChipsProps {
  texts: readonly string[];
  label: string;
  /** The language of the texts, if it is not the page's. */
  lang?: string | undefined;
}

/** Short facts side by side. */
export function Chips({ texts, label, lang }: ChipsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {texts.map((text) => (
        <li
          key={text}
          lang={lang}
          className="rounded-full bg-marigold-wash px-2.5 py-0.5 font-medium text-ink text-sm"
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
