import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** What was typed into the form of this page before the session ended: names of fields with what stood in them. */
export type TypedBefore = readonly (readonly [name: string, value: string])[];

const Context = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

/** Fields below it begin with what was typed before instead of what is kept. */
export function TypedBeforeProvider({
  typed,
  children,
}: {
  typed: TypedBefore | undefined;
  children: ReactNode;
}) {
  const byName = useMemo(() => {
    const all = new Map<string, string[]>();
    for (const [name, value] of typed ?? []) all.set(name, [...(all.get(name) ?? []), value]);
    return all;
  }, [typed]);
  return <Context.Provider value={byName}>{children}</Context.Provider>;
}

/** `defaultValue` of a field that had this one; a name that several fields share says nothing of one of them. */
export function useTypedValue<T>(name: string, kept: T): T | string {
  const values = useContext(Context).get(name);
  return values?.length === 1 ? values[0]! : kept;
}

/**
 * `defaultChecked` of a box or radio button. A box that was left empty is not sent: it is known to have been there only
 * where another of its name was ticked.
 */
export function useTypedTick<T>(
  name: string,
  value: string | number | readonly string[] | undefined,
  kept: T,
): T | boolean {
  const values = useContext(Context).get(name);
  return values ? values.includes(value === undefined ? 'on' : value.toString()) : kept;
}
