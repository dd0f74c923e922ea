/** A call as one writes it in a shell, in TypeScript and in Python, with the token in the environment's TOKEN. */

export interface CallParts {
  method: string;
  url: string;
  needsToken: boolean;
  /** Of the body; null for JSON. */
  type: string | null;
  /** Undefined where there is none. */
  body: unknown;
  files: Readonly<Record<string, { name: string; type: string }>>;
  /** What comes back. */
  answer: 'json' | 'text' | 'redirect';
}

export interface Sample {
  language: 'curl' | 'TypeScript' | 'Python';
  text: string;
}

export const samplesOf = (call: CallParts): Sample[] => [
  { language: 'curl', text: curlText(call) },
  { language: 'TypeScript', text: typescriptText(call) },
  { language: 'Python', text: pythonText(call) },
];

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** JSON that is short on one line, longer on several. */
function bodyText(body: unknown): string {
  const line = JSON.stringify(body);
  return line.length <= 60 ? line : JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
}

export function curlText({ method, url, needsToken, type, body, files }: CallParts): string {
  const uploads = Object.entries(files).map(
    ([name, file]) => `-F ${quoted(`${name}=@${file.name};type=${file.type}`)}`,
  );
  const lines = [
    `curl${method === 'GET' || uploads.length > 0 || (method === 'POST' && body !== undefined) ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined
      ? []
      : [`-H ${quoted(`Content-Type: ${type ?? 'application/json'}`)}`, `-d ${quoted(bodyText(body))}`]),
    ...uploads,
  ];
  return lines.join(' \\\n  ');
}

/** How a language writes what JSON can hold. */
interface Spelling {
  text(value: string): string;
  key(name: string): string;
  words: Readonly<Record<'true' | 'false' | 'null', string>>;
  indent: string;
}

const TYPESCRIPT: Spelling = {
  text: (value) =>
    value.includes("'")
      ? JSON.stringify(value)
      : `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"')}'`,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`),
  words: { true: 'true', false: 'false', null: 'null' },
  indent: '  ',
};

const PYTHON: Spelling = {
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  words: { true: 'True', false: 'False', null: 'None' },
  indent: '    ',
};

/** A value in a language: on one line where it is short, else one member a line, `depth` levels in. */
export function literal(value: unknown, spelling: Spelling, depth: number): string {
  if (typeof value === 'string') return spelling.text(value);
  if (value === null || typeof value === 'boolean') return spelling.words[String(value) as 'true'];
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const members = (deep: number) =>
    isList
      ? value.map((one) => literal(one, spelling, deep))
      : Object.entries(value)
          .filter(([, one]) => one !== undefined)
          .map(([name, one]) => `${spelling.key(name)}: ${literal(one, spelling, deep)}`);
  const [open, close] = isList ? '[]' : '{}';
  const line = members(depth).join(', ');
  if (line.length <= 60 && !line.includes('\n')) {
    const space = isList || spelling === PYTHON || line === '' ? '' : ' ';
    return `${open}${space}${line}${space}${close}`;
  }
  const inside = spelling.indent.repeat(depth + 1);
  return `${open}\n${members(depth + 1)
    .map((one) => `${inside}${one},\n`)
    .join('')}${spelling.indent.repeat(depth)}${close}`;
}

/** For Node and browsers, with nothing to install. */
export function typescriptText({ method, url, needsToken, type, body, files, answer }: CallParts): string {
  const uploads = Object.entries(files);
  const headers = [
    ...(needsToken ? ['Authorization: `Bearer ${process.env.TOKEN}`'] : []),
    ...(body === undefined ? [] : [`'Content-Type': '${type ?? 'application/json'}'`]),
  ];
  const settings = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0
      ? []
      : headers.length === 1
        ? [`headers: { ${headers[0]} }`]
        : [`headers: {\n${headers.map((one) => `    ${one},\n`).join('')}  }`]),
    ...(answer === 'redirect' ? [`redirect: 'manual'`] : []),
    ...(uploads.length > 0 ? ['body: form'] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, TYPESCRIPT, 1)})`]),
  ];
  const address = TYPESCRIPT.text(url);
  return [
    ...(uploads.length > 0
      ? [
          "import { readFile } from 'node:fs/promises';\n",
          'const form = new FormData();',
          ...uploads.map(
            ([name, file]) =>
              `form.append('${name}', new Blob([await readFile('${file.name}')], { type: '${file.type}' }), '${file.name}');`,
          ),
        ]
      : []),
    settings.length === 0
      ? `const answer = await fetch(${address});`
      : `const answer = await fetch(${address}, {\n${settings.map((one) => `  ${one},\n`).join('')}});`,
    {
      json: 'console.log(answer.status, await answer.json());',
      text: 'console.log(answer.status, await answer.text());',
      redirect: "console.log(answer.status, answer.headers.get('Location'));",
    }[answer],
  ].join('\n');
}

/** With requests, which everybody has. */
export function pythonText({ method, url, needsToken, type, body, files, answer }: CallParts): string {
  const headers = [
    ...(needsToken ? [`"Authorization": f"Bearer {os.environ['TOKEN']}"`] : []),
    ...(body !== undefined && type !== null && type !== 'application/json'
      ? [`"Content-Type": "${type}"`]
      : []),
  ];
  const uploads = Object.entries(files).map(
    ([name, file]) => `"${name}": ("${file.name}", open("${file.name}", "rb"), "${file.type}")`,
  );
  const settings = [
    PYTHON.text(url),
    ...(headers.length > 0 ? [`headers={${headers.join(', ')}}`] : []),
    ...(body === undefined ? [] : [`json=${literal(body, PYTHON, 1)}`]),
    ...(uploads.length > 0 ? [`files={${uploads.join(', ')}}`] : []),
    ...(answer === 'redirect' ? ['allow_redirects=False'] : []),
    'timeout=30',
  ];
  return [
    ...(needsToken ? ['import os'] : []),
    'import requests\n',
    `answer = requests.${method.toLowerCase()}(\n${settings.map((one) => `    ${one},\n`).join('')})`,
    {
      json: 'print(answer.status_code, answer.json())',
      text: 'print(answer.status_code, answer.text)',
      redirect: 'print(answer.status_code, answer.headers["Location"])',
    }[answer],
  ].join('\n');
}
