// Types names into the search of rendered documentation, and prints what a reader of the page would be shown first.
//
//     node tests/documentation_search.js FOLDER CRATE RESULTS <NAMES
//
// Each line of the output is a name and the pages that it leads to, separated by spaces. Guesses at misspelt names
// are left out. The search is rustdoc's own, which loads its index as scripts of the page. If rustdoc has a search
// that this program does not know, the status is 3.
"use strict";
const fs = require("fs");
const path = require("path");

const [folder, crate, most] = process.argv.slice(2);
const page = fs.readFileSync(path.join(folder, crate, "index.html"), "utf8");

function ownScript(name) {
    const file = page.match(`data-${name}-js="([^"]*)"`);
    if (!file) process.exit(3);
    return require(path.resolve(folder, "static.files", file[1]));
}

function loadIndex(name) {
    (0, eval)(fs.readFileSync(path.join(folder, "search.index", name + ".js"), "utf8"));
}

// Functions that the search takes from other scripts of the page.
globalThis.nonnull = value => value;
globalThis.nonundef = value => value;

async function main() {
    const { Stringdex, RoaringBitmap } = ownScript("stringdex");
    const { docSearch, DocSearch } = await ownScript("search").initSearch(Stringdex, RoaringBitmap, {
        loadRoot(callbacks) {
            Object.assign(globalThis, callbacks);
            loadIndex("root");
        },
        loadTreeByHash: loadIndex,
        loadDataByNameAndHash: (name, hash) => loadIndex(name + "/" + hash),
    });
    const names = fs.readFileSync(0, "utf8").split("\n").filter(name => name);
    for (const name of names) {
        const { others } = await docSearch.execQuery(DocSearch.parseQuery(name), crate, crate);
        const found = [];
        for await (const result of others) {
            if (found.length == most) break;
            const isGuess = result.index < 0;
            if (!isGuess) found.push(result.href.replace(`../${crate}/`, ""));
        }
        console.log([name, ...found].join(" "));
    }
}

main();
