// Asks llama.cpp what it says of names. Each line on standard input is one of
//
//     rule ADDRESS ROOT FILE      the names that follow are those of the rule ROOT in this file of GBNF
//     true|false 61,e9,1f600,     a name as code points, and whether it is valid
//
// Prints the address and the code points of each mistake, and the address alone of a file that is not read.

#include "llama-grammar.h"
#include "llama-vocab.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

// What the reader calls of all the rest of llama.cpp: messages, and tokens, of which there are none here.
extern "C" void ggml_abort(const char * file, int line, const char *, ...) {
    fprintf(stderr, "%s:%d\n", file, line);
    abort();
}
void llama_log_internal(ggml_log_level, const char * format, ...) {
    va_list words;
    va_start(words, format);
    vfprintf(stderr, format, words);
    va_end(words);
}
bool llama_vocab::is_eog(llama_token) const { abort(); }
const std::string & llama_vocab::token_to_piece(llama_token) const { abort(); }
int32_t llama_vocab::tokenize(const char *, int32_t, llama_token *, int32_t, bool, bool) const { abort(); }

static bool accepts(llama_grammar * grammar, const std::string & points) {
    auto & stacks = llama_grammar_get_stacks(grammar);
    std::istringstream read(points);
    for (std::string point; std::getline(read, point, ',') && !stacks.empty();) {
        llama_grammar_accept(grammar, std::stoul(point, nullptr, 16));
    }
    for (const auto & stack : stacks) {
        if (stack.empty()) {
            return true;
        }
    }
    return false;
}

int main() {
    llama_grammar * grammar = nullptr;
    llama_grammar_stacks start;
    std::string address;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::string word, points;
        words >> word;
        if (word == "rule") {
            std::string root, path;
            words >> address >> root >> path;
            std::stringstream text;
            text << std::ifstream(path).rdbuf();
            if (grammar) {
                llama_grammar_free_impl(grammar);
            }
            grammar = llama_grammar_init_impl(nullptr, text.str().c_str(), root.c_str(), false, nullptr, 0, nullptr, 0);
            if (grammar) {
                start = llama_grammar_get_stacks(grammar);
            } else {
                std::cout << address << "\n";
            }
        } else if (grammar) {
            words >> points;
            llama_grammar_get_stacks(grammar) = start;
            if (accepts(grammar, points) != (word == "true")) {
                std::cout << address << " " << points << "\n";
            }
        }
    }
}
