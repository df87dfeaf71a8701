import { place_name } from '#words/rules/places.ts';

export interface Town {
  name: string;
  state: string;
}

const MOST = 8;

let loading: Promise<Town[]> | undefined;

/** Returns every town of India. The list is loaded once, when somebody first types a city. */
export function loadTowns(): Promise<Town[]> {
  loading ??= import('#features/talent/profile/towns-of-india.json').then(({ default: states }) =>
    Object.entries(states).flatMap(([state, names]) =>
      names.split('|').map((name) => ({ name, state: place_name(state) })),
    ),
  );
  // Without a connection, the next attempt loads it.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Returns the names that begin with what was typed, then those with a later word that does. */
export function townsLike(towns: readonly Town[], typed: string, state: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [];
  const isIn = place_name(state.trim()).toLowerCase();
  const near = towns.filter((town) => !isIn || town.state.toLowerCase().startsWith(isIn));
  const names = near.map(({ name }) => name);
  const first = names.filter((name) => name.toLowerCase().startsWith(wanted));
  const later = names.filter((name) => name.toLowerCase().includes(` ${wanted}`));
  return [...new Set([...first, ...later])].slice(0, MOST);
}

/** Returns the state of a town whose name there is only once. */
export function stateOf(towns: readonly Town[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  const [first, another] = towns.filter(({ name }) =>
    [name, place_name(name)].some((one) => one.toLowerCase() === wanted),
  );
  return another ? undefined : first?.state;
}
