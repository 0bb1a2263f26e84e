# Orca reads this file at its start. It replaces the speech server, which blocks without a sound device, by one that writes what it is
# asked to say, and when it is told to stop: one JSON object for each, in speech.jsonl in the home folder, with its time in milliseconds.
import json
import os
import time

import orca.settings as settings
import orca.speech as speech


class Recorder:
    def __init__(self):
        self.file = open(os.path.join(os.environ["HOME"], "speech.jsonl"), "a", buffering=1)

    def record(self, **event):
        self.file.write(json.dumps({"at": round(time.time() * 1000), **event}, ensure_ascii=False) + "\n")

    def write(self, said, acss):
        family = (acss or {}).get("family") or {}
        self.record(said=said, language=family.get("lang") or "")

    # Orca stops the voice at each key.
    def stop(self):
        self.record()

    def speak(self, text=None, acss=None, interrupt=True):
        self.write(text or "", acss)

    def speakCharacter(self, character, acss=None):
        self.write(character, acss)

    def speakKeyEvent(self, event, acss=None):
        self.write(event.getKeyName(), acss)

    def sayAll(self, utterances, progress):
        for context, acss in utterances:
            self.write(context.utterance, acss)

    def __getattr__(self, name):
        return lambda *arguments, **options: None


recorder = Recorder()


def init():
    speech._speechserver = recorder


speech.init = init
init()
# Reading a whole page swallows the first keys, and what is typed is known.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
settings.enableKeyEcho = False
# Off by default. A person who turns it on hears each option's place in its list.
settings.enablePositionSpeaking = True
