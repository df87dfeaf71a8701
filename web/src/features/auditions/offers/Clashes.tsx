import type { Clash } from '@kirdaar/contract/auditions/offers';
import { clashText } from '#features/auditions/offers/offer-texts.ts';
import * as words from '#words/auditions/offers.ts';

export function Clashes({ clashes, reader }: { clashes: readonly Clash[]; reader: 'talent' | 'house' }) {
  if (clashes.length === 0) return null;
  return (
    <div className="rounded-control border border-marigold bg-marigold-wash px-4 py-3">
      <p className="font-semibold">{words.clash_title}</p>
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.title} ${clash.from}`} className="wrap-anywhere">
            {clashText(clash, reader)}
          </li>
        ))}
      </ul>
    </div>
  );
}
