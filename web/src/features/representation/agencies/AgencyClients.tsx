import type { ListedProfile } from '@kirdaar/contract/talent/directory';
import { Link } from 'react-router';
import { factsLine } from '#features/talent/directory/PersonFacts.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { talentPath } from '#paths.ts';
import * as words from '#words/representation/agency.ts';

/** The clients whom the public page of an agency shows. */
export function AgencyClients({ name, clients }: { name: string; clients: readonly ListedProfile[] }) {
  if (clients.length === 0) return null;
  return (
    <section aria-labelledby="clients">
      <h2 id="clients" className="mb-4 text-2xl">
        {words.represents(name)}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(46%,11.5rem),1fr))] gap-x-4 gap-y-6">
        {clients.map((client) => (
          <li key={client.id} className="relative">
            <TalentPhoto
              name={client.name}
              image={client.image}
              sizes="(min-width: 40rem) 13rem, 46vw"
              className="aspect-4/5 w-full rounded-card shadow-card"
            />
            <h3 className="wrap-anywhere mt-3 text-lg leading-snug">
              <Link
                to={talentPath(client)}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {client.name}
              </Link>
            </h3>
            <p className="wrap-anywhere text-muted text-sm">{factsLine(client)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
