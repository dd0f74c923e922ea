/** The sheet of printed documents: the product's type, black on white, heads repeated, rows unbroken. */
export const PRINT_STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
html { font: 9pt/1.35 'Liberation Sans', Arial, Helvetica, 'Open Sans', sans-serif; color: #000; background: #fff; }
body { margin: 0; }
h1 { font-size: 19pt; line-height: 1.15; margin: 0 0 2pt; letter-spacing: -0.01em; }
h2 { font-size: 12.5pt; line-height: 1.2; margin: 14pt 0 3pt; break-after: avoid; }
h3 { font-size: 10pt; margin: 10pt 0 2pt; break-after: avoid; }
p { margin: 0 0 4pt; }
.lede { font-size: 10.5pt; color: #333; margin-bottom: 10pt; }
.muted { color: #333; }
.under-heading { break-after: avoid; }
.small { font-size: 8pt; }
.facts { display: grid; grid-template-columns: 1fr 1fr; gap: 0 18pt; margin: 0 0 8pt; }
.fact { margin: 0; padding: 2.5pt 0 2.5pt 78pt; border-bottom: 0.5pt solid #bbb; }
.fact .name { display: inline-block; width: 78pt; margin-left: -78pt; color: #333; }
.figures { display: flex; gap: 30pt; border-top: 1pt solid #000; border-bottom: 0.5pt solid #bbb; padding: 6pt 0; margin: 6pt 0 8pt; }
.figures p { margin: 0; }
.figures .label { font-size: 8pt; color: #333; }
.figures .value { font-size: 16pt; font-weight: 700; line-height: 1.15; font-variant-numeric: tabular-nums; }
.state { display: inline-block; border: 1pt solid #000; border-radius: 2pt; padding: 0 4pt; font-weight: 700; font-size: 8.5pt; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin: 2pt 0 6pt; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
thead { display: table-header-group; }
tfoot { display: table-row-group; }
tr { break-inside: avoid; }
tbody tr:nth-child(-n+2) { break-before: avoid; }
tfoot tr { break-before: avoid; }
table.changes tbody { break-inside: avoid; }
table.changes tbody:nth-of-type(n+2) tr:first-child { break-before: auto; }

table.changes tbody th.text { padding-left: 6pt; }
table.changes tbody tr:last-child th, table.changes tbody tr:last-child td { font-weight: 700; }
table.lines { table-layout: fixed; }
th, td { padding: 2.6pt 0 2.6pt 6pt; text-align: right; vertical-align: baseline; font-weight: 400; border-bottom: 0.5pt solid #ccc; }
th:first-child, td:first-child { padding-left: 0; text-align: left; }
thead th { font-size: 7.5pt; font-weight: 700; line-height: 1.2; border-bottom: 0.8pt solid #000; vertical-align: bottom; }
thead .unit { display: block; font-weight: 400; color: #333; }
tfoot th, tfoot td { font-weight: 700; border-top: 1.2pt solid #000; border-bottom: 0; }
table.lines tbody th { padding-left: 24pt; text-indent: -24pt; }
td.text, th.text { text-align: left; }
.plate { display: inline-block; min-width: 17pt; border: 0.6pt solid #000; border-radius: 1.5pt; font-size: 7pt; font-weight: 700; text-align: center; text-indent: 0; padding: 0 1.5pt; margin-right: 5pt; }
.plate.blank { border-color: transparent; }
.mark { font-size: 7.5pt; font-weight: 700; white-space: nowrap; }
.sums { width: auto; min-width: 240pt; }
.avoid { break-inside: avoid; }
.finding { margin: 0 0 3pt; padding-left: 9pt; border-left: 2pt solid #000; }
.finding.info { border-left-color: #bbb; color: #333; }
.signature { display: grid; grid-template-columns: 2fr 1.4fr 1fr; gap: 18pt; margin-top: 30pt; break-inside: avoid; }
.signature p { border-top: 0.8pt solid #000; padding-top: 2pt; font-size: 8pt; color: #333; }
svg { display: block; }
`;
