import { X } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';

interface FilterChipsProps {
  chips: readonly { text: string; without: string }[];
  /** URL of the list without any filter. */
  none: string;
}

/** The active filters. Each can be removed alone, or all at once. */
export function FilterChips({ chips, none }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.chips} className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link
            to={without}
            aria-label={words.chip_remove(text)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-marigold-wash py-1 pr-2.5 pl-3.5 font-medium text-sm hover:bg-marigold hover:text-[#211522]"
          >
            {text}
            <X aria-hidden className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={none}
          className="inline-flex min-h-9 items-center px-2 font-semibold text-accent text-sm underline-offset-4 hover:underline"
        >
          {common.clear_all}
        </Link>
      </li>
    </ul>
  );
}
