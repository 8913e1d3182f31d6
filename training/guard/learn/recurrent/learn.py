"""Learns the tables of a recurrent reader: learn.py FOLDER SEED, called by train.ts.

FOLDER holds what train.ts wrote: sizes.json, and the numbers of words and sentences. The tables come
out as tables-SEED.f32, in the order of shape.ts. Same input, same seed: same tables.
"""

import json
import math
import sys
from pathlib import Path

import numpy as np
import torch
from torch import nn

# One thread: several readers are learned beside one another, and the sums come in one order.
THREADS = 1
EPOCHS = 4
BATCH = 512
RATE = 3e-3
WARM_UP = 300
# Sentences of like length are learned together, out of so many batches at a time.
POOL = 60
# So often a known word is heard as an unknown one, so that its letters also learn what it means.
WORD_DROPPED = 0.08
INPUT_DROPPED = 0.2
ANSWER_DROPPED = 0.4
# While it learns it also says what is spoken of (a farewell, a film, hunger…), with so much weight: who
# must tell a farewell from a film remembers other things than who must only tell danger from none.
THEME = 0.15
# What it answers to so many of its first sentences is told: train.ts must read them alike.
SHOWN = 100
# The levels, and how much a mistake on the question of help counts with each: a guard that cries
# wolf is switched off, and no error is worse than an emergency that gets no help.
NONE, CONCERN, RISK, EMERGENCY = range(4)
CARE = np.array([3.0, 1.0, 1.0, 2.0], np.float32)


class Corpus:
    def __init__(self, folder: Path):
        self.sizes = json.loads((folder / "sizes.json").read_text())
        read = lambda name, kind: np.fromfile(folder / name, kind)
        self.rows = torch.from_numpy(read("rows.u16", np.uint16).astype(np.int64))
        runs = read("runs.u16", np.uint16).astype(np.int64)
        self.runs = torch.from_numpy(runs.reshape(len(self.rows), -1))
        meanings = read("meanings.u16", np.uint16).astype(np.int64)
        self.meanings = torch.from_numpy(meanings.reshape(len(self.rows), -1))
        self.tokens = read("tokens.u32", np.uint32).astype(np.int64)
        self.borders = read("borders.u8", np.uint8).astype(np.int64)
        ends = read("ends.u32", np.uint32).astype(np.int64)
        self.starts = np.concatenate([[0], ends[:-1]])
        self.lengths = ends - self.starts
        # What the rules found, sentence by sentence: word and row.
        self.found = read("findings.u32", np.uint32).astype(np.int64).reshape(-1, 3)
        self.found_from = np.searchsorted(self.found[:, 0], np.arange(len(ends) + 1))
        self.levels = read("levels.u8", np.uint8)
        self.weights = read("weights.f32", np.float32)
        # Whether somebody is troubled is only asked where nobody needs help at once.
        self.asks_concern = read("concern.u8", np.uint8)
        # What is spoken of, from 1; 0 where nobody wrote it down.
        self.themes = read("themes.u8", np.uint8).astype(np.int64)

    def batch(self, at: np.ndarray):
        lengths = self.lengths[at]
        place = np.arange(lengths.max())[None, :]
        inside = place < lengths[:, None]
        index = np.where(inside, self.starts[at][:, None] + place, 0)
        tokens = np.where(inside, self.tokens[index], 0)
        borders = np.where(inside, self.borders[index], 0)
        found = [self.found[self.found_from[i] : self.found_from[i + 1], 1:] for i in at]
        counts = [len(one) for one in found]
        found = np.concatenate(found)
        places = np.repeat(np.arange(len(at)), counts) * place.shape[1] + found[:, 0]
        levels = self.levels[at]
        wanted = np.stack([levels >= RISK, levels >= EMERGENCY, levels >= CONCERN], 1)
        care = np.ones(wanted.shape, np.float32)
        care[:, 0] = CARE[levels]
        care[:, 2] = self.asks_concern[at]
        return (
            torch.from_numpy(tokens),
            torch.from_numpy(borders),
            (torch.from_numpy(places), torch.from_numpy(found[:, 1])),
            torch.from_numpy(lengths),
            torch.from_numpy(wanted.astype(np.float32)),
            torch.from_numpy(care),
            torch.from_numpy(self.themes[at]),
            torch.from_numpy(self.weights[at]),
        )


class Reader(nn.Module):
    """What recurrent.ts reads with; the names of the tables are those of shape.ts."""

    def __init__(self, corpus: Corpus):
        super().__init__()
        sizes = corpus.sizes
        inside, memory = sizes["inside"], sizes["memory"]
        self.rows, self.runs, self.meanings = corpus.rows, corpus.runs, corpus.meanings
        self.word = nn.Embedding(sizes["words"], inside, padding_idx=0)
        self.run = nn.Embedding(sizes["runs"], inside, padding_idx=0)
        self.meaning = nn.Embedding(sizes["meanings"], inside, padding_idx=0)
        self.finding = nn.Embedding(sizes["findings"], inside)
        self.border = nn.Embedding(sizes["borders"], inside)
        for table in (self.word, self.run, self.meaning, self.finding, self.border):
            nn.init.normal_(table.weight, 0, 0.1)
            if table.padding_idx is not None:
                table.weight.data[table.padding_idx] = 0
        self.gates = nn.GRU(inside, memory, batch_first=True, bidirectional=True)
        self.listen = nn.Linear(2 * memory, 1, bias=False)
        self.drop_input = nn.Dropout(INPUT_DROPPED)
        self.drop_answer = nn.Dropout(ANSWER_DROPPED)
        self.answer = nn.Linear(6 * memory, 3)
        self.theme = nn.Linear(6 * memory, int(corpus.themes.max()))

    def inside(self, tokens):
        kinds, where = torch.unique(tokens, return_inverse=True)
        runs = self.runs[kinds]
        share = (runs > 0).sum(1, keepdim=True).clamp(min=1).sqrt()
        rows = self.rows[kinds]
        if self.training:
            dropped = torch.rand(rows.shape) < WORD_DROPPED
            rows = torch.where(dropped, torch.ones_like(rows), rows)
        meanings = self.meaning(self.meanings[kinds]).sum(1)
        return (self.run(runs).sum(1) / share + meanings + self.word(rows))[where]

    def forward(self, tokens, borders, found, lengths):
        places, rows = found
        heard = self.inside(tokens) + self.border(borders)
        flat = heard.flatten(0, 1).index_add(0, places, self.finding(rows))
        heard = self.drop_input(flat.view_as(heard))
        packed = nn.utils.rnn.pack_padded_sequence(
            heard, lengths, batch_first=True, enforce_sorted=False
        )
        memories, _ = nn.utils.rnn.pad_packed_sequence(
            self.gates(packed)[0], batch_first=True, total_length=tokens.shape[1]
        )
        inside = (torch.arange(tokens.shape[1])[None] < lengths[:, None])[..., None]
        heed = torch.softmax(self.listen(memories).masked_fill(~inside, -1e4), 1)
        views = [
            memories.masked_fill(~inside, -1e4).max(1)[0],
            (heed * memories).sum(1),
            (memories * inside).sum(1) / lengths[:, None].sqrt(),
        ]
        seen = self.drop_answer(torch.cat(views, 1))
        return self.answer(seen), self.theme(seen)

    def tables(self):
        gates = self.gates
        yield self.word.weight
        yield self.run.weight
        yield self.meaning.weight
        yield self.finding.weight
        yield self.border.weight
        for end in ("l0", "l0_reverse"):
            for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh"):
                yield getattr(gates, f"{name}_{end}")
        yield self.listen.weight
        yield self.answer.weight
        yield self.answer.bias


def batches(corpus: Corpus, random: np.random.Generator):
    order = random.permutation(len(corpus.lengths))
    made = []
    for start in range(0, len(order), BATCH * POOL):
        pool = order[start : start + BATCH * POOL]
        pool = pool[np.argsort(corpus.lengths[pool], kind="stable")]
        made += [pool[i : i + BATCH] for i in range(0, len(pool), BATCH)]
    random.shuffle(made)
    return made


def loss_of(answers, themes_heard, wanted, care, themes, weights):
    mistakes = nn.functional.binary_cross_entropy_with_logits(answers, wanted, reduction="none")
    loss = (mistakes * care * weights[:, None]).mean()
    told = themes > 0
    confused = nn.functional.cross_entropy(themes_heard[told], themes[told] - 1, reduction="none")
    return loss + THEME * (confused * weights[told]).sum() / len(weights)


def main(folder: Path, seed: int):
    torch.manual_seed(seed)
    torch.set_num_threads(THREADS)
    random = np.random.default_rng(seed)
    corpus = Corpus(folder)
    reader = Reader(corpus)
    steps = torch.optim.Adam(reader.parameters(), lr=RATE)
    done = 0
    for epoch in range(EPOCHS):
        loss_sum = 0.0
        made = batches(corpus, random)
        for at in made:
            warm = min(1, (done + 1) / WARM_UP)
            cooled = 0.5 * (1 + math.cos(math.pi * done / (EPOCHS * len(made))))
            for group in steps.param_groups:
                group["lr"] = RATE * warm * cooled + 1e-5
            done += 1
            tokens, borders, found, lengths, *wanted = corpus.batch(at)
            loss = loss_of(*reader(tokens, borders, found, lengths), *wanted)
            steps.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            steps.step()
            loss_sum += loss.item()
        print(f"{seed}: epoch {epoch + 1} of {EPOCHS}: {loss_sum / len(made):.4f}", flush=True)
    reader.eval()
    with torch.no_grad():
        tokens, borders, found, lengths, *_ = corpus.batch(np.arange(SHOWN))
        answers, _ = reader(tokens, borders, found, lengths)
        answers.numpy().tofile(folder / f"answers-{seed}.f32")
    tables = [table.detach().numpy().astype(np.float32).ravel() for table in reader.tables()]
    np.concatenate(tables).tofile(folder / f"tables-{seed}.f32")


main(Path(sys.argv[1]), int(sys.argv[2]))
