# Prints the texts of the page with the languages that the browser reports to screen readers, in their order: "ja 郵便番号".
import pyatspi

# A place where another object stands in the text.
OBJECT = "\ufffc"


def runs(text):
    at = 0
    while at < text.characterCount:
        attributes, start, end = text.getAttributeRun(at, True)
        end = max(end, at + 1)
        language = dict(attribute.split(":", 1) for attribute in attributes).get("language", "?")
        yield language, text.getText(at, end).replace(OBJECT, "").strip()
        at = end


def walk(node):
    try:
        for language, part in runs(node.queryText()):
            if part:
                print(language, part)
    except NotImplementedError:
        pass
    for child in node:
        if child is not None and child.getState().contains(pyatspi.STATE_VISIBLE):
            walk(child)


for application in pyatspi.Registry.getDesktop(0):
    for window in application or []:
        for document in pyatspi.findAllDescendants(window, lambda each: each.getRole() == pyatspi.ROLE_DOCUMENT_WEB):
            if document.getState().contains(pyatspi.STATE_SHOWING):
                walk(document)
