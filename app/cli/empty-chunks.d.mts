export function isEmptyChunk(text: string): boolean;
export function withoutImports(text: string, addresses: ReadonlySet<string>): string;
export function dropEmptyChunks(root: string, publicPath: string): void;
